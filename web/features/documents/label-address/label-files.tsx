import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { download } from "#web/browser/download.ts";
import { lazyPart } from "#web/browser/lazy-part.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { TextButton } from "#web/ui/button.tsx";
import { fileNameOf } from "../file-name.ts";

const drawer = lazyPart("label-code", () => import("#web/works/label-code.ts"), {
  isRare: true,
  isOptional: true,
});

interface LabelFilesProps {
  readonly work: Artwork;
  readonly address: string;
}

/** The QR code of a label as a file, to print elsewhere. */
export function LabelFiles({ work, address }: LabelFilesProps) {
  const t = useTranslations("workDocuments.label");
  const { submit } = useSubmit();

  function save(kind: "svg" | "png"): void {
    void submit({
      send: async () => {
        await drawer.load();
        const code = await drawer.get()?.labelCodeFile(address, kind);
        if (code) download(fileNameOf(t("file", { title: work.title }), `.${kind}`), code);
      },
      onError: (error) => {
        console.warn("The code could not be drawn.", error);
        toast({ title: t("noFile"), isError: true });
      },
    });
  }

  return (["svg", "png"] as const).map((kind) => (
    <TextButton key={kind} onClick={() => save(kind)}>
      {t(kind)}
    </TextButton>
  ));
}
