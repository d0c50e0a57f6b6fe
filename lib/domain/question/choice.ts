// A choice question is right when the chosen letter is the key's. Order, case and spaces have no say: letters are ids.

/** Whether the chosen choice is the key; both are choice ids. */
export const isKey = (choice: string, key: string) => choice === key;
