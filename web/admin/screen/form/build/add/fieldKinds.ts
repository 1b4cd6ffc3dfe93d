import {
  AlignLeft,
  Calendar,
  CalendarCheck,
  ChevronDown,
  CircleDot,
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

/** The groups of field types in the order in which they are offered. */
export const fieldGroups = [
  { id: 'text', types: ['one_line_input', 'comment'] },
  { id: 'choice', types: ['multiple_choice', 'dropdown'] },
  { id: 'contact', types: ['email', 'phone', 'address'] },
  { id: 'scale', types: ['rating', 'nps', 'slider'] },
  { id: 'time', types: ['date', 'time', 'calendly'] },
  { id: 'more', types: ['file_upload', 'table_entry', 'credit_card'] },
  { id: 'content', types: ['rich_text', 'hidden'] },
] as const satisfies readonly { readonly id: string; readonly types: readonly FieldType[] }[];

const icons: Readonly<Record<FieldType, LucideIcon>> = {
  one_line_input: Type,
  comment: AlignLeft,
  email: Mail,
  phone: Phone,
  date: Calendar,
  time: Clock,
  address: MapPin,
  hidden: EyeOff,
  rich_text: FileText,
  multiple_choice: CircleDot,
  dropdown: ChevronDown,
  rating: Star,
  nps: Gauge,
  slider: SlidersHorizontal,
  file_upload: Paperclip,
  table_entry: Table2,
  credit_card: CreditCard,
  calendly: CalendarCheck,
};

export function iconOf(type: string): LucideIcon {
  return isFieldType(type) ? icons[type] : Type;
}
