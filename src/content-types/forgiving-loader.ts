import type { Loader } from 'astro/loaders';

/** By file extension. Missing in Astro's type of a loader's context. */
type EntryTypes = Map<string, { getEntryInfo: (params: object) => Promise<object> }>;

const unreadable: Record<string, unknown> = {};

/**
 * Wraps a loader so that an invalid entry is left out, even if it was valid before. Without it, development
 * would stop, or keep the previous entry.
 */
export function forgiving({ load, ...loader }: Loader): Loader {
  return {
    ...loader,
    load: (context) => {
      const { entryTypes } = context as unknown as { entryTypes: EntryTypes };
      const types = { entryTypes: withoutErrors(entryTypes) };
      return load({
        ...context,
        ...types,
        parseData: async (props) => {
          const data = await context.parseData(props).catch(() => unreadable);
          return data as typeof props.data;
        },
        store: {
          ...context.store,
          set: (entry) => {
            if (entry.data !== unreadable) return context.store.set(entry);
            context.store.delete(entry.id);
            return false;
          },
        },
      });
    },
  };
}

/** A file that can't be parsed gets empty fields, which fit no schema. */
function withoutErrors(entryTypes: EntryTypes): EntryTypes {
  const nothing = { data: {}, body: '', slug: '', rawData: '' };
  return new Map(
    [...entryTypes].map(([extension, type]) => {
      const getEntryInfo = async (params: object) => {
        try {
          return await type.getEntryInfo(params);
        } catch {
          return nothing;
        }
      };
      return [extension, { ...type, getEntryInfo }];
    }),
  );
}
