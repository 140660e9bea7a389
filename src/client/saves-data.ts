/** Whether to save the visitor's data: with data saver, and on 2G or slower (preferences-entry.ts). */
export const savesData = () => 'saver' in document.documentElement.dataset;
