// Texts whose contrast with their ground is below that of WCAG AA. Evaluated in the browser.
(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colorOf = (text) => {
    if (!canvas) throw new TypeError('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) => {
    const mix = (index) => top[index] * top[3] + below[index] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = ([r, g, b]) => {
    const part = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const groundOf = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) layers.push(colorOf(getComputedStyle(at).backgroundColor));
    return layers.reduceRight((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  const found = new Set();
  for (const element of document.querySelectorAll('body *:not(svg *)')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    if (!hasText || element.getClientRects().length === 0 || element.closest('.hidden, .skip, option')) continue;
    const style = getComputedStyle(element);
    const ground = groundOf(element);
    const [a, b] = [luminance(over(colorOf(style.color), ground)), luminance(ground)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const isLarge = Number.parseFloat(style.fontSize) >= 24;
    if (ratio < (isLarge ? 3 : 4.5)) {
      found.add(
        `${ratio.toFixed(2)} ${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`,
      );
    }
  }
  return [...found];
})();
