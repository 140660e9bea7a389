/** What stands on a picture. Texts are in one language. */
export interface Card {
  /** Of the file, without its digest: `news-7-ru`. */
  name: string;
  /** What the entry is: its category and date, or a person's post. */
  eyebrow: string;
  title: string;
  university: string;
  /** The badge of an entry that is a sample. */
  sample?: string | undefined;
  picture: CardImage;
}

/** A photo by its file and the digest of its bytes, or an ikat cover by its name in ikat/cover.ts. */
export type CardImage = { photo: string; digest: string } | { cover: string };

/** What every picture is: the size that messengers show large, and how it is compressed: the last tenth of the bytes would cost a third of the time. */
export const format = {
  width: 1200,
  height: 630,
  jpeg: { quality: 64, mozjpeg: true, optimiseScans: false, chromaSubsampling: '4:2:0' },
} as const;
