for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const { copies = '', done = '' } = button.dataset;
    await navigator.clipboard.writeText(copies);
    const status = button.nextElementSibling;
    if (status) status.textContent = done;
  });
}
