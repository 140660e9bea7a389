/** The panel's script is loaded with its first opening. */
for (const button of document.querySelectorAll<HTMLElement>('[data-opens-accessibility]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    import('./accessibility-panel.ts').then(({ openPanel }) => openPanel(), console.error);
  });
}
if (document.documentElement.dataset['pictures']) {
  import('./pictures.ts').then(({ hidePictures }) => hidePictures()).catch(console.error);
}
