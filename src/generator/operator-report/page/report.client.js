// @ts-check
// Without this script the page shows everything.
(() => {
  /** @param {string} selector @param {ParentNode} within */
  const one = (selector, within = document) => /** @type {HTMLElement} */ (within.querySelector(selector));
  /** @param {string} selector */
  const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  /** @param {HTMLElement} body */
  const opener = (body) => one('th button', body);

  const table = one('#_table');
  const fields = one('.filters');
  const dealers = all('tbody.dealer').map((body, index) => ({
    body,
    index,
    text: `${one('th', body).textContent} ${body.dataset['feed']}`.toLowerCase(),
    cells: [...one('tr', body).children].map((cell) => /** @type {HTMLElement} */ (cell).dataset['value'] ?? ''),
  }));
  const heads = all('#_table > thead th');
  const status = one('[role=status]');
  const empty = one('.empty');

  const asked = { q: '', state: '', problem: '', status: '', sort: '' };
  const filters = /** @type {const} */ (['q', 'state', 'problem']);
  /** @param {string} name */
  const field = (name) => /** @type {HTMLInputElement | HTMLSelectElement} */ (one(`[name=${name}]`, fields));

  /** @param {(typeof dealers)[number]} dealer */
  function fits({ body, text }) {
    const { state, status: site, problems = '' } = body.dataset;
    const kinds = problems.split(' ').filter(Boolean);
    return (
      asked.q
        .toLowerCase()
        .split(/\s+/v)
        .every((word) => text.includes(word)) &&
      (asked.state === '' || state === asked.state) &&
      (asked.status === '' || site === asked.status) &&
      (asked.problem === '' || (asked.problem === 'any' ? kinds.length > 0 : kinds.includes(asked.problem)))
    );
  }

  function filter() {
    let shown = 0;
    for (const dealer of dealers) {
      dealer.body.hidden = !fits(dealer);
      if (!dealer.body.hidden) shown += 1;
    }
    status.textContent = `${shown} of ${dealers.length}`;
    empty.hidden = shown > 0;
    const select = /** @type {HTMLSelectElement} */ (field('problem'));
    const words = [
      asked.q && `“${asked.q}”`,
      asked.state,
      asked.problem && select.selectedOptions[0]?.text,
      asked.status,
    ];
    one('span', empty).textContent = words.filter(Boolean).join(' · ');
    one('[data-with-filters]').hidden = words.every((word) => !word);
    for (const button of all('[data-status]'))
      if (button.tagName === 'BUTTON')
        button.setAttribute('aria-pressed', String(button.dataset['status'] === asked.status));
    remember();
  }

  /** Unknown values come last in both directions; ties stay worst first. */
  function sort() {
    const isDescending = asked.sort.startsWith('-');
    const id = asked.sort.replace('-', '');
    const column = heads.findIndex((head) => head.dataset['column'] === id);
    const sorted = dealers.toSorted((a, b) => {
      if (column < 0) return a.index - b.index;
      const order =
        id === 'dealer'
          ? (a.body.dataset['name'] ?? '').localeCompare(b.body.dataset['name'] ?? '', 'en-AU', { numeric: true })
          : compare(a.cells[column] ?? '', b.cells[column] ?? '', isDescending);
      return (id === 'dealer' && isDescending ? -order : order) || a.index - b.index;
    });
    table.append(...sorted.map(({ body }) => body));
    for (const head of heads) {
      const direction = isDescending ? 'descending' : 'ascending';
      head.setAttribute('aria-sort', head.dataset['column'] === id ? direction : 'none');
    }
    field('sort').value = column < 0 ? '' : id;
    remember();
  }

  /** @param {string} a @param {string} b @param {boolean} isDescending */
  function compare(a, b, isDescending) {
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return isDescending ? Number(b) - Number(a) : Number(a) - Number(b);
  }

  /**
   * Cycles through the first direction, the opposite one, and worst first.
   *
   * @param {HTMLElement} head
   */
  function press(head) {
    const id = head.dataset['column'] ?? '';
    const [first, second] = head.dataset['first'] === 'ascending' ? [id, `-${id}`] : [`-${id}`, id];
    asked.sort = asked.sort === first ? second : asked.sort === second ? '' : first;
    sort();
  }

  function remember() {
    const words = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString();
    try {
      history.replaceState(null, '', words === '' ? location.pathname + location.search : `#?${words}`);
    } catch {
      // Some browsers forbid `replaceState` for pages opened from a file.
    }
  }

  function clear() {
    for (const name of filters) field(name).value = asked[name] = '';
    asked.status = '';
    filter();
  }

  /** @param {HTMLElement} body @param {boolean} isOpen */
  function toggle(body, isOpen) {
    opener(body).setAttribute('aria-expanded', String(isOpen));
    body.classList.toggle('open', isOpen);
    one('tr.more', body).hidden = !isOpen;
  }

  /** @param {string} slug */
  function goTo(slug) {
    const body = dealers.find((dealer) => dealer.body.id === slug)?.body;
    if (!body) return false;
    if (body.hidden) clear();
    toggle(body, true);
    opener(body).focus({ preventScroll: true });
    body.scrollIntoView({ block: 'start' });
    return true;
  }

  /** @param {HTMLElement} button */
  function copy(button) {
    const code = /** @type {HTMLElement} */ (button.previousElementSibling);
    const said = /** @type {Text} */ (button.firstChild);
    const end = () => {
      said.data = 'Copied';
      setTimeout(() => (said.data = 'Copy'), 1600);
    };
    // Some browsers have no clipboard for pages opened from a file.
    const mark = () => getSelection()?.selectAllChildren(code);
    if (navigator.clipboard) navigator.clipboard.writeText(code.textContent ?? '').then(end, mark);
    else mark();
  }

  /** @param {HTMLElement} button */
  function showNeeds(button) {
    const isOpen = button.getAttribute('aria-expanded') !== 'true';
    for (const item of all('[data-further]')) item.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    button.textContent = button.dataset[isOpen ? 'first' : 'all'] ?? '';
  }

  document.addEventListener('click', (event) => {
    const pressed = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('button, a'));
    if (!pressed) return;
    const head = /** @type {HTMLElement | null} */ (pressed.closest('thead th'));
    const body = /** @type {HTMLElement | null} */ (pressed.closest('tbody.dealer'));
    const { status: site } = pressed.dataset;
    if (head?.dataset['column']) press(head);
    else if (site !== undefined) {
      asked.status = asked.status === site ? '' : site;
      filter();
    } else if ('clear' in pressed.dataset) {
      clear();
      field('q').focus();
    } else if ('copy' in pressed.dataset) copy(pressed);
    else if ('more' in pressed.dataset) showNeeds(pressed);
    else if (body && pressed.hasAttribute('aria-expanded'))
      toggle(body, pressed.getAttribute('aria-expanded') !== 'true');
    else if (pressed instanceof HTMLAnchorElement && goTo(decodeURIComponent(pressed.hash.slice(1))))
      event.preventDefault();
  });
  fields.addEventListener('input', (event) => {
    const { name, value } = /** @type {HTMLInputElement} */ (event.target);
    if (name === 'sort') {
      const head = heads.find((one) => one.dataset['column'] === value);
      asked.sort = head?.dataset['first'] === 'descending' ? `-${value}` : value;
      sort();
    } else if (name === 'q' || name === 'state' || name === 'problem') {
      asked[name] = value.trim();
      filter();
    }
  });

  const wanted = decodeURIComponent(location.hash.slice(1));
  if (wanted.startsWith('?')) {
    const words = new URLSearchParams(wanted.slice(1));
    for (const name of /** @type {const} */ (['q', 'state', 'problem', 'status', 'sort']))
      asked[name] = words.get(name) ?? '';
    for (const name of filters) field(name).value = asked[name];
    sort();
    filter();
  }
  // The browser scrolls to the row on load and moves the focus.
  else if (wanted !== '') addEventListener('load', () => setTimeout(() => goTo(wanted)));
})();
