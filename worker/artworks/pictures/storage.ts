/** The most keys that R2 deletes in one call, and lists on a page. */
const pageSize = 1000;

const thumbnailSuffix = ".thumbnail";

/** The key of a picture's thumbnail, if it has one; derived, so that the database need not store it. */
function thumbnailKeyOf(pictureKey: string): string {
  return `${pictureKey}${thumbnailSuffix}`;
}

/** The key of the picture that an object is, or is the thumbnail of. */
export function pictureKeyOf(key: string): string {
  return key.endsWith(thumbnailSuffix) ? key.slice(0, -thumbnailSuffix.length) : key;
}

interface StoredImage {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Stores a picture and its thumbnail under a new key with the owner's prefix, and returns the picture's key. */
export async function putPicture(
  pictures: R2Bucket,
  ownerId: string,
  picture: StoredImage & { readonly thumbnail: StoredImage | null },
): Promise<string> {
  const key = newKey(ownerId);
  const put = (at: string, { type, bytes }: StoredImage) =>
    pictures.put(at, bytes, { httpMetadata: { contentType: type } });
  await Promise.all([
    put(key, picture),
    picture.thumbnail && put(thumbnailKeyOf(key), picture.thumbnail),
  ]);
  return key;
}

/** A new key for a picture of this owner, of the form that all keys have. */
function newKey(ownerId: string): string {
  return `${ownerId}/${crypto.randomUUID()}`;
}

/** Copies a picture, without its thumbnail, to a new key of its owner's. Null when it is missing from the bucket. */
export async function copyPicture(
  pictures: R2Bucket,
  ownerId: string,
  from: string,
): Promise<string | null> {
  const picture = await pictures.get(from);
  if (picture === null) return null;
  const key = newKey(ownerId);
  await pictures.put(key, picture.body, {
    httpMetadata: { contentType: picture.httpMetadata?.contentType ?? "" },
  });
  return key;
}

/** Copies the thumbnail of a picture to the copy of that, where there is one. */
export async function copyThumbnail(pictures: R2Bucket, from: string, to: string): Promise<void> {
  const thumbnail = await pictures.get(thumbnailKeyOf(from));
  if (thumbnail === null) return;
  await pictures.put(thumbnailKeyOf(to), thumbnail.body, {
    httpMetadata: { contentType: thumbnail.httpMetadata?.contentType ?? "" },
  });
}

/** The picture of a key; null when it is missing from the bucket. */
export function getPicture(pictures: R2Bucket, key: string): Promise<R2ObjectBody | null> {
  return pictures.get(key);
}

/** A picture's thumbnail; null without one. */
export function getThumbnail(pictures: R2Bucket, key: string): Promise<R2ObjectBody | null> {
  return pictures.get(thumbnailKeyOf(key));
}

/** Deletes a picture and its thumbnail. */
export async function deletePicture(pictures: R2Bucket, key: string): Promise<void> {
  await pictures.delete([key, thumbnailKeyOf(key)]);
}

/** Deletes pictures and their thumbnails, five hundred in one call. */
export async function deletePictures(pictures: R2Bucket, keys: readonly string[]): Promise<void> {
  await deleteObjects(
    pictures,
    keys.flatMap((key) => [key, thumbnailKeyOf(key)]),
  );
}

/** Deletes exactly these objects. */
export async function deleteObjects(pictures: R2Bucket, keys: string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += pageSize) {
    await pictures.delete(keys.slice(start, start + pageSize));
  }
}

/** Deletes all pictures and thumbnails of one owner. */
export async function deletePicturesOf(pictures: R2Bucket, ownerId: string): Promise<void> {
  for await (const page of listObjects(pictures, `${ownerId}/`)) {
    await deleteObjects(
      pictures,
      page.map((object) => object.key),
    );
  }
}

/** All stored objects, or those under a prefix, a page at a time. */
export async function* listObjects(
  pictures: R2Bucket,
  prefix = "",
): AsyncGenerator<readonly R2Object[]> {
  let cursor: string | undefined;
  do {
    const page = await pictures.list({
      prefix,
      limit: pageSize,
      ...(cursor !== undefined && { cursor }),
    });
    yield page.objects;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}
