import {
  AlignLeft,
  Calendar,
  CalendarCheck,
  ChevronDown,
  CircleDot,
  CircleHelp,
  Clock,
  CreditCard,
  EyeOff,
  FileText,
  Gauge,
  type LucideIcon,
  Mail,
  MapPin,
  Paperclip,
  Phone,
  SlidersHorizontal,
  Star,
  Table2,
  Type,
} from 'lucide-react';
import { type FieldType, isFieldType } from '#form/value/kinds.ts';

interface FieldLook {
  /** The same wherever the app names a field of the type. */
  readonly icon: LucideIcon;
  /** Its group in the palette. */
  readonly group: (typeof fieldGroups)[number];
  /** Pixels of its column in the table of responses, before anybody changes it. */
  readonly columnWidth: number;
  /** Of its cells; the start by default. */
  readonly align?: 'end';
}

/** The groups of field types in the order in which they are offered. */
export const fieldGroups = ['text', 'choice', 'contact', 'scale', 'time', 'more', 'content'] as const;

/** The look of each field type in the app, in the order of the palette. */
export const fieldLooks: Readonly<Record<FieldType, FieldLook>> = {
  one_line_input: { icon: Type, group: 'text', columnWidth: 220 },
  comment: { icon: AlignLeft, group: 'text', columnWidth: 280 },
  multiple_choice: { icon: CircleDot, group: 'choice', columnWidth: 220 },
  dropdown: { icon: ChevronDown, group: 'choice', columnWidth: 220 },
  email: { icon: Mail, group: 'contact', columnWidth: 220 },
  phone: { icon: Phone, group: 'contact', columnWidth: 150 },
  address: { icon: MapPin, group: 'contact', columnWidth: 260 },
  rating: { icon: Star, group: 'scale', columnWidth: 136 },
  nps: { icon: Gauge, group: 'scale', columnWidth: 96 },
  slider: { icon: SlidersHorizontal, group: 'scale', columnWidth: 104, align: 'end' },
  date: { icon: Calendar, group: 'time', columnWidth: 128 },
  time: { icon: Clock, group: 'time', columnWidth: 96 },
  calendly: { icon: CalendarCheck, group: 'time', columnWidth: 220 },
  file_upload: { icon: Paperclip, group: 'more', columnWidth: 200 },
  table_entry: { icon: Table2, group: 'more', columnWidth: 260 },
  credit_card: { icon: CreditCard, group: 'more', columnWidth: 180 },
  rich_text: { icon: FileText, group: 'content', columnWidth: 220 },
  hidden: { icon: EyeOff, group: 'content', columnWidth: 220 },
};

/** A type that an import brought. */
const unknownType: FieldLook = { icon: CircleHelp, group: 'more', columnWidth: 220 };

export function lookOf(type: string): FieldLook {
  return isFieldType(type) ? fieldLooks[type] : unknownType;
}
