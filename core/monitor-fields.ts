/** How the values of a field compare. `time`: a date or an instant. `list`: several texts. */
export type FieldType = 'text' | 'number' | 'date' | 'time' | 'boolean' | 'list';

/** A type, the values that a text can have, or that a field is not searchable. */
export type FieldSpec = FieldType | 'none' | readonly string[];
export type FieldSpecs<V> = { readonly [K in keyof Required<V>]: FieldSpec };
