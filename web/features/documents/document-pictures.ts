import { artworkThumbnailPath } from "#schema/api-paths.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { documentPicturePath } from "#schema/sales/sales-paths.ts";
import { worksAt } from "#web/works/consignments/works-at.ts";
import { worksOfAgreement } from "./consignment-data.ts";
import { isAvailable } from "./document-data.ts";
import type { PrintRequest, RequestOf } from "./document-request.ts";
import type { DocumentSettings } from "./document-settings.ts";
import { issuedPictures } from "./issued/queries.ts";
import type { PictureSource } from "./pdf/pdf-messages.ts";

/** Where the pictures are: issued documents keep copies of their own. */
export function picturesOf(
  request: PrintRequest,
  settings: DocumentSettings,
  works: readonly Artwork[],
): ReadonlyMap<string, PictureSource> {
  if (request.kind === "issued") return onlyWhole(issuedPictures(request.document));
  if (request.kind === "invoice") return onlyWhole(invoicePictures(request));
  return new Map(
    picturedWorks(request, settings, works).flatMap(
      ({ id, imageUrl }): [string, PictureSource][] =>
        imageUrl === null
          ? []
          : [[id, { whole: imageUrl, thumbnail: artworkThumbnailPath(imageUrl) }]],
    ),
  );
}

/** The works whose pictures a document may show; labels have none. */
function picturedWorks(
  request: Exclude<PrintRequest, RequestOf<"issued"> | RequestOf<"invoice">>,
  { addsWorks }: DocumentSettings,
  works: readonly Artwork[],
): readonly Artwork[] {
  switch (request.kind) {
    case "price-list":
      return request.works ?? (addsWorks ? works.filter(isAvailable) : []);
    case "why":
      return [request.work];
    case "sample-invoice":
      return works;
    case "agreement":
    case "statement":
      return worksOfAgreement(request.consignment, works);
    case "gallery-statement":
      return worksAt(works, request.channelId);
    case "labels":
    case "letter":
      return [];
  }
}

function invoicePictures({ invoice }: RequestOf<"invoice">): ReadonlyMap<string, string> {
  // A credit note shares the copies of its invoice.
  const { id } = invoice.credits ?? invoice;
  return new Map(
    invoice.content.lines.flatMap(({ work }): [string, string][] =>
      work?.hasPicture ? [[work.artworkId, documentPicturePath(id, work.artworkId)]] : [],
    ),
  );
}

function onlyWhole(paths: ReadonlyMap<string, string>): ReadonlyMap<string, PictureSource> {
  return new Map([...paths].map(([id, whole]) => [id, { whole, thumbnail: null }]));
}
