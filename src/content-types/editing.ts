import { z } from 'astro/zod';

/** How the authors' screen edits a value, where the kind of its schema can't tell. */
type Editing =
  | { widget: 'clock' | 'day' | 'image' | 'paragraph' }
  /** The address of a file in a folder of public/: `/pdf`, `.pdf`. */
  | { widget: 'file'; folder: string; ending: string };

/** The schemas whose values the authors' screen edits in a way of their own. */
export const editing = z.registry<Editing>();
