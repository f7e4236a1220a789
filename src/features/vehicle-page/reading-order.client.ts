/**
 * Place and rights stand beside the details on a wide screen and after them on a narrow one. The order of the document follows, so
 * that the keyboard and screen readers go down the page as the eye does: styles alone move only what is seen (WCAG 1.3.2, 2.4.3).
 */
const narrow = matchMedia('(max-width: 991px)');
const side = document.querySelector('.vehicle__side');
const where = document.querySelector('.vehicle__where');
const details = document.querySelector('.vehicle__details');

function follow(): void {
  if (!side || !where || !details) return;
  if (narrow.matches) details.after(where);
  else side.append(where);
}

if (narrow.matches) follow();
narrow.addEventListener('change', follow);
