// Applies the stored theme before the page is painted.
(() => {
  try {
    const theme = localStorage.getItem('tidemark-theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the system's theme holds.
  }
})();
