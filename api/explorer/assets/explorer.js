// Theme switch and keyboard. Every page works without this file.
const THEMES = ['system', 'light', 'dark'];
const root = document.documentElement;
const button = document.getElementById('theme');

function show(theme) {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  if (button) button.textContent = `Theme: ${theme}`;
  document.dispatchEvent(new Event('themechange'));
}

if (button) {
  button.hidden = false;
  show(root.dataset.theme ?? 'system');
  button.addEventListener('click', () => {
    const next = THEMES[(THEMES.indexOf(root.dataset.theme ?? 'system') + 1) % THEMES.length];
    try {
      localStorage.setItem('tidemark-theme', next);
    } catch {
      // The choice then lasts as long as the page.
    }
    show(next);
  });
}

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  const active = document.activeElement;
  if (active instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(active.tagName)) return;
  const field = document.getElementById('q');
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
});

// The words of a span in a collapsed part of a document.
const span = document.getElementById('span');
if (span && location.hash === '#span') {
  for (let part = span.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  span.scrollIntoView({ block: 'center' });
}
