/**
 * Hears of a file that stays as it is, because it could not be read or written.
 * @param name the ids of its org and of its row, "org/row"; of its org alone where nothing of the org could be read
 */
export type HearLeft = (name: string, error: unknown) => void;
