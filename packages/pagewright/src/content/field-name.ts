/**
 * The format `field-name`: the name of a form field. Names with underscores are reserved for parameters of the service, such as
 * `message_key`. `constructor` is a property of every object, and a form library would read that property in place of an empty field.
 */
export function isFieldName(text: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(text) && text !== 'constructor';
}
