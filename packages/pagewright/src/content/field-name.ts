/**
 * The format `field-name`: the name of a form field. Underscores are reserved for parameters of the service, such as
 * `message_key`. `constructor` is a property of every object, which a form library would read instead of an empty field.
 */
export function isFieldName(text: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(text) && text !== 'constructor';
}
