/** R2 takes this many keys in one deletion, and lists as many on a page. */
const pageSize = 1000;

/** Stores a picture under a new key within its owner's prefix, and returns the key. */
export async function putPicture(
  pictures: R2Bucket,
  ownerId: string,
  bytes: Uint8Array,
): Promise<string> {
  const key = `${ownerId}/${crypto.randomUUID()}`;
  await pictures.put(key, bytes);
  return key;
}

export function getPicture(pictures: R2Bucket, key: string): Promise<R2ObjectBody | null> {
  return pictures.get(key);
}

export async function deletePictures(pictures: R2Bucket, keys: string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += pageSize) {
    await pictures.delete(keys.slice(start, start + pageSize));
  }
}

/** Deletes all pictures of one owner. */
export async function deletePicturesOf(pictures: R2Bucket, ownerId: string): Promise<void> {
  for await (const page of listPictures(pictures, `${ownerId}/`)) {
    await deletePictures(
      pictures,
      page.map((object) => object.key),
    );
  }
}

/** All stored pictures, or those under a prefix, a page at a time. */
export async function* listPictures(
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
