import { crc32 } from "node:zlib";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;

/** The files of a ZIP that stores them as they are, by their names; fails where a checksum or size is wrong. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== endSignature) end -= 1;
  if (end < 0) throw new Error("This is no ZIP.");
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (zip.readUInt32LE(at) !== entrySignature) throw new Error("An entry is missing.");
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString("utf8");
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 24));
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`);
    if (files.has(name)) throw new Error(`${name} is there twice.`);
    files.set(name, content);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
