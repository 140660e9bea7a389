/** The content of an Open Graph card; all texts are in the same language. */
export interface Card {
  /** File name without digest and extension: `news-7-ru`. */
  name: string;
  /** The line above the title: an item's category and date, or a person's post. */
  eyebrow: string;
  title: string;
  university: string;
  /** Label of the badge on sample entries. */
  sample?: string | undefined;
  image: CardImage;
}

/** An image file with the digest of its bytes, or the name of an ikat cover (ikat/cover.ts). */
export type CardImage = { file: string; digest: string } | { cover: string };

/**
 * Size in pixels and compression of all cards. Messengers show this size as a large preview.
 * `optimiseScans` is off: it saves a tenth of the bytes for a third of the encoding time.
 */
export const format = {
  width: 1200,
  height: 630,
  jpeg: { quality: 64, mozjpeg: true, optimiseScans: false, chromaSubsampling: '4:2:0' },
} as const;
