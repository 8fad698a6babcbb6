/** Price lists as three sellers publish them: size and price, each in one unit and one currency. */
export const publishedLists: readonly (readonly (readonly [size: string, price: number])[])[] = [
  [
    ["8x8", 65],
    ["9x12", 110],
    ["11x14", 155],
    ["16x20", 320],
    ["22x30", 660],
  ],
  [
    ["19x14", 100],
    ["21x15", 120],
    ["32x24", 180],
    ["36x26", 200],
    ["40x30", 230],
    ["42x30", 240],
    ["41x31", 240],
    ["46x34", 260],
    ["48x36", 280],
    ["51x36", 300],
  ],
  [
    ["24x30", 1850],
    ["24x36", 2200],
    ["24x40", 2500],
    ["30x40", 3500],
    ["36x48", 4500],
    ["48x60", 5500],
  ],
];
