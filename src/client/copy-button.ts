for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset['copies'] as string);
    const status = button.nextElementSibling as HTMLElement;
    status.textContent = status.dataset['done'] as string;
  });
}
