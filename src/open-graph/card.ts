/** What stands on a picture. Texts are in one language. */
export interface Card {
  /** Of the file, without its digest: `news-7-ru`. */
  name: string;
  /** What the entry is: its category and date, or a person's post. */
  kicker: string;
  title: string;
  university: string;
  /** The badge of an entry that is a sample. */
  sample?: string | undefined;
  picture: CardPicture;
}

/** A photo by its file and the digest of its bytes, or a cloth by its name in ikat/cover.ts. */
export type CardPicture = { photo: string; digest: string } | { cover: string };
