/** The parts of the OpenAPI document of the service that its page shows. */
export interface OpenApi {
  readonly info: { readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>;
}

export type Method = 'get' | 'post';

export interface Operation {
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  /** What is not one JSON object (rows in bulk) is described in words. */
  readonly requestBody?: { readonly content: { readonly 'application/json'?: Body } };
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description?: string;
  readonly schema: Schema;
  readonly examples?: Examples;
}

export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly default?: string | number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Body {
  readonly schema: Schema;
  readonly examples?: Examples;
}

type Examples = Readonly<Record<string, { readonly value: unknown }>>;
