/** Reads a call of the email client: its identifiers, and what it carries. */
import type { IncomingMessage } from 'node:http';
import { readBody } from '../read-body.ts';
import { RequestError } from './request-error.ts';

/** The identifiers by which the service knows whose message it is. */
export interface Identifiers {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

export interface Call {
  fields: Record<string, string>;
  user_id: string | undefined;
  service_id: string | undefined;
  template_id: string | undefined;
}

/** EmailJS takes 50 KB of variables. */
const largestBody = 50 * 1024;

/** Fields that tell the service what to do, and are no part of the message. */
const own = new Set(['lib_version', 'user_id', 'service_id', 'template_id', 'accessToken']);

/**
 * Reads the body of a call.
 * @throws RequestError when it is too large, or not what the call takes
 */
export async function readCall(request: IncomingMessage, name: 'send' | 'send-form'): Promise<Call> {
  const type = request.headers['content-type'] ?? '';
  const body = await readBody(request, largestBody);
  if (!body) throw new RequestError(413, 'Variables size limit is 50Kb');
  return name === 'send' ? fromJson(type, body) : fromForm(type, body);
}

/**
 * Checks the identifiers as EmailJS does, in its order.
 * @throws RequestError naming the first that is missing or unknown
 */
export function checkIdentifiers(call: Call, known: Identifiers): void {
  const where = 'To find this ID, visit https://dashboard.emailjs.com/admin';
  if (!call.user_id) throw new RequestError(400, 'The user_id parameter is required');
  if (!call.service_id) throw new RequestError(400, 'The service_id parameter is required');
  if (!call.template_id) throw new RequestError(400, 'The template_id parameter is required');
  if (call.user_id !== known.publicKey) {
    throw new RequestError(400, `The Public Key is invalid. ${where}/account`);
  }
  if (call.service_id !== known.serviceId) throw new RequestError(400, `The service ID not found. ${where}`);
  if (call.template_id !== known.templateId) {
    throw new RequestError(400, `The template ID not found. ${where}/templates`);
  }
}

function fromJson(type: string, body: Buffer): Call {
  if (!type.startsWith('application/json')) throw new RequestError(415, 'Unsupported Media Type');
  const data = parsed(body.toString('utf8'));
  const params = data.template_params ?? {};
  if (!isRecord(params)) throw new RequestError(400, 'The template_params parameter is invalid');
  return {
    user_id: text(data.user_id),
    service_id: text(data.service_id),
    template_id: text(data.template_id),
    fields: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, asWords(value)])),
  };
}

async function fromForm(type: string, body: Buffer<ArrayBuffer>): Promise<Call> {
  if (!type.startsWith('multipart/form-data')) throw new RequestError(415, 'Unsupported Media Type');
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new RequestError(400, 'Bad Request');
  });
  const entries = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  const all = Object.fromEntries(entries) as Record<string, string>;
  return {
    user_id: all.user_id,
    service_id: all.service_id,
    template_id: all.template_id,
    fields: Object.fromEntries(Object.entries(all).filter(([name]) => !own.has(name))),
  };
}

function parsed(json: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(json);
    if (isRecord(data)) return data;
  } catch {
    // Refused below, like anything else that is no object.
  }
  throw new RequestError(400, 'Bad Request');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function asWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
