/** The subset of OpenAPI 3.1 that the document uses. */

export interface Reference {
  $ref: string;
}

/** The subset of JSON Schema 2020-12 that the schemas use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  externalDocs?: { description: string; url: string };
  minimum?: number;
  maximum?: number;
}

export interface Example {
  summary?: string;
  value: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  examples?: Record<string, Example>;
}

export interface Header {
  description: string;
  required: boolean;
  schema: Schema;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example>;
}

export interface Answer {
  description: string;
  headers: Record<string, Reference>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: true;
  parameters: (Parameter | Reference)[];
  security?: Record<string, string[]>[];
  /** Overrides the servers of the document. */
  servers?: { url: string }[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, Answer | Reference>;
}

export type PathItem = Partial<Record<'get' | 'head' | 'post' | 'put' | 'delete', Operation>>;

export interface OpenApiDocument {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  /** The requests that the service sends, by the type of the event. */
  webhooks: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, { type: string; scheme: string; description: string }>;
  };
}
