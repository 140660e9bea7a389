/** The heart is cut open and seen from the front: its right side is on the left of the picture. */
export interface Chamber {
  path: string;
  /** The point towards which it shrinks. */
  fixed: [x: number, y: number];
  /** The thickness of its muscle. */
  wall: number;
}

/** A line and its thickness. */
export interface Tube {
  line: string;
  width: number;
}

export const rightAtrium: Chamber = {
  path: 'M252 140C272 142 287 158 286 184C284 204 276 216 272 234C266 254 237 252 226 232C212 206 212 168 224 150C230 142 240 139 252 140z',
  fixed: [272, 208],
  wall: 8,
};

export const rightVentricle: Chamber = {
  path: 'M276 198C288 188 298 186 301 168L331 174C331 192 334 206 341 220C354 246 368 268 378 290C382 302 374 307 364 304C328 294 294 278 276 254C264 236 266 212 276 198z',
  fixed: [306, 192],
  wall: 11,
};

export const leftAtrium: Chamber = {
  path: 'M370 132C384 122 414 122 428 136C440 150 436 172 422 184C408 194 386 194 374 184C358 168 356 142 370 132z',
  fixed: [396, 180],
  wall: 8,
};

export const leftVentricle: Chamber = {
  path: 'M346 192L364 178C378 186 386 184 397 184C410 184 420 184 430 192C447 208 452 254 440 288C434 304 421 306 413 294C396 264 378 238 364 218C357 208 350 200 346 192z',
  fixed: [355, 185.5],
  wall: 22,
};

/** The wall between the ventricles down to the tip of the heart. */
export const septum = 'M346 206L362 314Q394 328 428 323L442 280z';

export const lungs = [
  'M146 22C182 26 188 84 190 130C192 190 196 236 208 276C212 296 204 306 186 302C136 290 74 302 26 330C10 338 4 330 6 310C12 200 60 20 146 22z',
  'M498 22C462 26 458 80 462 120C468 158 490 190 496 226C500 256 480 276 492 296C510 296 574 302 614 330C630 338 636 330 634 310C628 200 584 20 498 22z',
];

export const aorta: Tube = {
  line: 'M358 190C340 170 308 140 306 98C304 26 404 22 408 100C414 190 366 250 352 380',
  width: 32,
};
export const aorticRoot = 'M346 193L365 178L349 152L322 172z';
/** The muscle between the root and the left atrium. */
export const aorticMuscle = 'M356 140L370 136L374 188L352 200L332 192L336 170z';
export const archBranches: Tube = {
  line: 'M318 60C312 40 306 20 304 -10M348 48L344 -10M376 54L384 -10',
  width: 11,
};

export const cavae: Tube = { line: 'M250 -10V160M248 370V220', width: 30 };

export const pulmonaryRoot: Tube = { line: 'M307 208L316 168', width: 31 };
export const trunk: Tube = { line: 'M313 184C320 150 340 132 352 112', width: 32 };
/** The parts that pass in front of other vessels. */
export const trunkInFront = 'M315 174C321 148 340 132 352 112';
export const leftPulmonaryArteryInFront = 'M346 122C366 100 400 94 438 98';
export const leftPulmonaryArtery: Tube = {
  line: 'M346 122C366 100 400 94 438 98C452 99.5 466 103 480 107',
  width: 22,
};
export const rightPulmonaryArtery: Tube = {
  line: 'M362 108C310 90 240 104 168 116',
  width: 22,
};
/** Where the right artery leaves the trunk. */
export const rightPulmonaryArteryStart = 'M362 108C351.1 104.2 339.4 101.9 327.0 100.6';
export const pulmonaryArteryTwigs: Tube[] = [
  {
    width: 8,
    line: 'M166 116C146 116 132 98 123 78M166 116C136 119 116 122 98 118M166 116C130 122 104 142 82 168',
  },
  {
    width: 5,
    line: 'M124 80C120 72 119 68 117 60M125 82C116 94 104 94 92 88M100 118C90 116 84 114 76 110M102 119C88 136 72 138 58 146M84 166C72 178 64 188 56 200M92 156C90 172 86 186 88 196',
  },
  {
    width: 8,
    line: 'M480 107C498 106 512 90 519 74M480 107C508 112 524 116 544 114M480 107C516 116 538 138 558 164',
  },
  {
    width: 5,
    line: 'M518 76C522 68 523 64 524 56M517 78C526 90 538 92 548 86M542 114C552 112 558 110 566 106M540 115C554 132 570 134 584 142M556 162C568 176 576 186 584 198M548 152C550 168 556 182 552 194',
  },
];

export const pulmonaryVeins: Tube = {
  line: 'M396 150C440 138 460 150 484 160M396 162C440 164 470 188 502 204M396 150C310 132 246 170 172 166M396 164C310 160 246 208 176 210',
  width: 13,
};
export const leftVeinMouths: Tube = {
  line: 'M396 150C424.6 142.2 443.1 144.5 459.1 149.9M396 162C424.6 163.3 447.3 173.9 468.4 185.5',
  width: 13,
};
export const pulmonaryVeinTwigs: Tube = {
  line: 'M174 166C146 164 122 162 96 176M174 166C156 164 134 150 116 146M178 210C148 212 116 224 84 254M178 210C158 214 142 236 134 272M478 159C506 164 528 162 552 176M478 159C496 158 512 148 528 144M500 203C524 208 546 224 566 254M500 203C512 212 518 238 522 270',
  width: 6,
};
