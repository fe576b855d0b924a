/** The same document in the markup of other typesetters: words and figures stay as they are. */
export const LAYOUTS: readonly (readonly [string, (html: string) => string])[] = [
  ['currency signs and spacers in cells of their own', spacedCells],
  ['fonts, divisions and broken source lines', brokenLines],
  ['curly quotes and hard spaces', curly],
];

const CELL = /<td>([^<]*)<\/td>/g;

/** Workiva and Donnelley set `$`, figure and padding in cells of their own; headings span them. */
function spacedCells(html: string): string {
  return html.replace(/<tr>(.*?)<\/tr>/gs, (_, row: string) => {
    let index = 0;
    const cells = row.replace(CELL, (_cell, text: string) => {
      index += 1;
      if (index === 1) return `<td style="width:40%">${text}</td>`;
      const money = /^(US)?\$ ?(\d.*)$/.exec(text);
      const inner =
        money === null
          ? `<td colspan="2" style="text-align:center">${text}</td>`
          : `<td>${money[1] ?? ''}$</td><td style="text-align:right">${money[2] ?? ''}</td>`;
      return `<td>&nbsp;</td>${inner}<td>&nbsp;</td>`;
    });
    return `<tr style="vertical-align:bottom">${cells}</tr>\n<tr><td colspan="13">&nbsp;</td></tr>`;
  });
}

/** Converters break source lines anywhere, and change fonts in the middle of a sentence. */
function brokenLines(html: string): string {
  return html.replace(/<p>(.*?)<\/p>/gs, (_, text: string) => {
    let words = 0;
    const broken = text.replace(/ /g, () => {
      words += 1;
      if (words % 17 === 0) return '\n';
      return words % 41 === 0 ? ' <font style="font-family:Times New Roman"> </font>' : ' ';
    });
    return `<div style="margin:0pt;text-align:justify"><font style="font-size:10pt">${broken}</font></div>\n<div>&nbsp;</div>`;
  });
}

function curly(html: string): string {
  return html
    .replace(/<p>(.*?)<\/p>/gs, (_, text: string) => `<p style="margin-top:6pt">${curlyText(text)}</p>`)
    .replaceAll('No. 333', 'No.&nbsp;333');
}

function curlyText(text: string): string {
  return text
    .replace(/"([^"]*)"/g, '&#8220;$1&#8221;')
    .replaceAll("'", '&#8217;')
    .replace(/ (million|per share)/g, '&#160;$1')
    .replaceAll('pre-funded', 'pre‑funded');
}
