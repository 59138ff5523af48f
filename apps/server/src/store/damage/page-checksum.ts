/** Of PostgreSQL's pages. Bytes. */
export const pageBytes = 8192;

/** Where in a page its checksum stands, and where its header says that something is in it. Bytes. */
const checksumAt = 8;
const upperAt = 14;

/** PostgreSQL's own numbers (src/include/storage/checksum_impl.h). */
const prime = 16_777_619;
const bases = [
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c, 0xf8d4474f,
  0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb, 0xe58f764b, 0x187636bc,
  0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4, 0x783125bb, 0x6ca8eaa2, 0xe407eac6,
  0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
] as const;

/**
 * Whether a page is as PostgreSQL wrote it. One in which nothing is yet has zeros alone.
 * @param block counts the table's pages from 0
 */
export function isWhole(page: Buffer, block: number): boolean {
  if (page.readUInt16LE(upperAt) === 0) return page.every((byte) => byte === 0);
  return page.readUInt16LE(checksumAt) === checksumOf(page, block);
}

/** The checksum that PostgreSQL gives a page with something in it. */
function checksumOf(page: Buffer, block: number): number {
  const sums = Int32Array.from(bases);
  const mix = (lane: number, value: number) => {
    const mixed = (sums[lane] ?? 0) ^ value;
    sums[lane] = Math.imul(mixed, prime) ^ (mixed >>> 17);
  };
  for (let at = 0; at < pageBytes; at += 4) {
    // The checksum itself counts as zero: it is the first half of its word.
    const value = at === checksumAt ? page.readUInt16LE(at + 2) << 16 : page.readInt32LE(at);
    mix((at / 4) % bases.length, value);
  }
  for (let round = 0; round < 2; round += 1) for (const lane of bases.keys()) mix(lane, 0);
  const all = sums.reduce((one, other) => one ^ other, block);
  return ((all >>> 0) % 65_535) + 1;
}
