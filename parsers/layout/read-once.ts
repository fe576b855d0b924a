import type { SubmissionDocument } from '../../core/submission.ts';
import { type DocumentLayout, documentLayoutOf } from './document-layout.ts';
import { type PlainText, plainTextOf } from './plain-text.ts';

const layouts = new WeakMap<SubmissionDocument, DocumentLayout>();
const texts = new WeakMap<SubmissionDocument, PlainText>();

/** `documentLayoutOf` of a document, computed once per document. */
export function layoutOnce(document: SubmissionDocument): DocumentLayout {
  let layout = layouts.get(document);
  if (layout === undefined) {
    layout = documentLayoutOf(document.text);
    layouts.set(document, layout);
  }
  return layout;
}

/** `plainTextOf` of a document, from its layout where that is cached. */
export function plainTextOnce(document: SubmissionDocument): PlainText {
  let plain = layouts.get(document)?.plain ?? texts.get(document);
  if (plain === undefined) {
    plain = plainTextOf(document.text);
    texts.set(document, plain);
  }
  return plain;
}
