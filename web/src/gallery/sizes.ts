/** Windows at which boards are looked at and measured; finger: how large what is touched must be there. */

export interface Size {
  width: number;
  height: number;
  finger: number;
}

export const SIZES: Size[] = [
  { width: 1440, height: 900, finger: 20 },
  { width: 1920, height: 1080, finger: 20 },
  { width: 1024, height: 768, finger: 20 },
  { width: 820, height: 1180, finger: 44 },
  { width: 390, height: 844, finger: 44 },
  { width: 320, height: 640, finger: 44 },
];
