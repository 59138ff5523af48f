export interface PostgresServer {
  readonly url: string;
  /** Ends it as a crash does, with every connection. */
  crash(): Promise<void>;
  /** Lets it stand still as it is: it takes connections, and answers nothing. */
  freeze(): void;
  /** Lets it go on where it stood. */
  thaw(): void;
  /** Starts it again in the same place. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}
export function whyNoPostgres(): string | undefined;
export function startPostgres(options?: {
  readonly settings?: Readonly<Record<string, string>>;
  readonly prepare?: (dataDir: string) => void;
}): Promise<PostgresServer>;
