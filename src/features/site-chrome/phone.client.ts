/** Masked numbers: the first press shows the number, the next one calls (VDP-11). Without a script the link simply calls. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-phone]')) {
  link.addEventListener('click', (event) => {
    const number = link.dataset.phone;
    if (!number) return;
    event.preventDefault();
    delete link.dataset.phone;
    link.querySelector('u')?.remove();
    const shown = link.querySelector('span');
    if (shown) shown.textContent = number;
  });
}
