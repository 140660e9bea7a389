/** A point of a way: where blood is after `at` halves of a beat, and how far it spreads there. */
export type Stop = [at: number, x: number, y: number, spread: number];

export type Layer = 'back' | 'chambers' | 'front';

/** A way of blood through one side of the heart; at `at` it comes into a layer. */
export interface Way {
  stops: Stop[];
  layers: [at: number, layer: Layer][];
}

// Blood passes the door into an atrium at 0.5, into a ventricle at 1.5 and out of it at 2.5.
const rightHeart: Stop[] = [
  [1.5, 281, 213, 11],
  [1.8, 312, 238, 17],
  [2.05, 328, 252, 15],
  [2.3, 318, 210, 11],
  [2.5, 317, 174, 9],
  [2.72, 335, 134, 8],
];
const cavae: Stop[][] = [
  [
    [-1.5, 250, -90, 8],
    [-0.5, 250, 20, 8],
    [0.5, 250, 130, 8],
    [1, 248, 180, 17],
  ],
  [
    [-1.5, 248, 460, 8],
    [-0.5, 248, 360, 8],
    [0.5, 248, 258, 8],
    [1, 247, 208, 15],
  ],
];
const toLeftLung: Stop[] = [
  [3, 376, 102, 6],
  [3.5, 446, 98, 5],
  [4, 506, 106, 2],
  [4.6, 560, 109, 0],
];
const toRightLung: Stop[] = [
  [2.88, 340, 108, 4],
  [3, 316, 99, 4],
  [3.5, 214, 108, 5],
  [4, 146, 112, 2],
  [4.6, 82, 112, 0],
];

const leftHeart: Stop[] = [
  [1, 396, 156, 16],
  [1.5, 398, 187, 12],
  [1.8, 412, 226, 15],
  [2.05, 408, 252, 13],
  [2.3, 378, 212, 10],
  [2.5, 350, 181, 9],
  [2.8, 320, 142, 9],
  [3, 306, 92, 9],
];
const pulmonaryVeins: Stop[][] = [
  [
    [-1.5, 548, 172, 2],
    [-0.5, 484, 160, 3],
    [0.5, 428, 146, 4],
  ],
  [
    [-1.5, 80, 248, 2],
    [-0.5, 182, 209, 3],
    [0.5, 366, 160, 4],
  ],
  [
    [-1.5, 562, 246, 2],
    [-0.5, 502, 204, 3],
    [0.5, 430, 168, 4],
  ],
  [
    [-1.5, 92, 172, 2],
    [-0.5, 176, 166, 3],
    [0.5, 366, 146, 4],
  ],
];
const toBody: Stop[] = [
  [3.25, 332, 48, 9],
  [3.5, 384, 52, 9],
  [3.75, 408, 100, 9],
  [4.6, 372, 270, 9],
];
const toArm: Stop[] = [
  [3.4, 316, 50, 3],
  [4.6, 302, -40, 3],
];
const toHead: Stop[] = [
  [3.25, 326, 52, 6],
  [3.55, 347, 34, 3],
  [4.6, 342, -50, 3],
];

const poorWaysTo = (artery: Stop[], ...hidden: Way['layers']) =>
  cavae.map(
    (vein): Way => ({
      stops: [...vein, ...rightHeart, ...artery],
      layers: [[-1.5, 'chambers'], [2.45, 'front'], ...hidden],
    }),
  );

/** The right pulmonary artery goes behind the aorta, the left one does not. */
export const poorWays = [...poorWaysTo(toLeftLung), ...poorWaysTo(toRightLung, [2.95, 'back'])];

export const richWays: Way[] = [toBody, toArm, toBody, toHead].flatMap((artery) =>
  pulmonaryVeins.map(
    (vein): Way => ({
      stops: [...vein, ...leftHeart, ...artery],
      layers: [
        [-1.5, 'back'],
        [0.5, 'chambers'],
        [2.6, 'back'],
      ],
    }),
  ),
);
