// What a reader without sight or mouse would stumble over, from the rendered page. Evaluated in the browser.
(() => {
  const found = [];
  const nameOf = (element) =>
    (
      element.getAttribute('aria-label') ??
      element.getAttribute('title') ??
      (element.textContent?.trim() || element.querySelector('[aria-label]')?.getAttribute('aria-label')) ??
      ''
    ).trim();
  const isShown = (element) => element.getClientRects().length > 0;
  if (document.documentElement.lang === '') found.push('the page has no language');
  if (document.title.trim() === '') found.push('the page has no title');
  if (document.querySelectorAll('main').length !== 1) found.push('the page has not exactly one main part');
  const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter(isShown);
  if (headings.filter(({ tagName }) => tagName === 'H1').length !== 1) found.push('the page has not exactly one h1');
  let level = 0;
  for (const heading of headings) {
    if (heading.closest('.document') !== null) continue;
    const own = Number(heading.tagName.slice(1));
    if (own > level + 1) found.push(`heading “${heading.textContent?.trim()}” skips a level`);
    level = own;
  }
  for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
    const label = field.id === '' ? null : document.querySelector(`label[for="${field.id}"]`);
    if (!label && !field.getAttribute('aria-label')) found.push(`field ${field.getAttribute('name')} has no label`);
  }
  for (const element of document.querySelectorAll('a[href], button')) {
    if (isShown(element) && nameOf(element) === '')
      found.push(`a link or button without a name: ${element.outerHTML.slice(0, 80)}`);
  }
  for (const table of document.querySelectorAll('table:not(.document table):not(.u-legend)')) {
    if (!table.querySelector('caption')) found.push('a table without a caption');
    if (!table.querySelector('th[scope="col"]')) found.push('a table without column headings');
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids)) if (ids.filter((one) => one === id).length > 1) found.push(`id ${id} is not unique`);
  for (const image of document.querySelectorAll('img:not([alt])'))
    found.push(`an image without a text: ${image.outerHTML.slice(0, 80)}`);
  return found;
})();
