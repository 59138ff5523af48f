declare module "@20minutes/s3rver" {
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    /** @returns where it listens */
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
