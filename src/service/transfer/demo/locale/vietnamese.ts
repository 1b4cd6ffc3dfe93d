import { defineLocale } from './locale.ts';

export const vietnamese = defineLocale({
  language: 'vi',
  script: 'latin',
  given: 'Anh Dũng Hương Khải Linh Ngọc Phượng Quỳnh Thảo Đức',
  family: 'Nguyễn Trần Lê Phạm Huỳnh Võ Đặng Bùi Đỗ Hồ',
  familyFirst: ' ',
  streets: ['# Phố Hàng Bạc', '# Đường Nguyễn Huệ', '# Đường Trần Phú', '# Ngõ Văn Chương'],
  praise: [
    'Triển lãm rất đẹp và dễ theo dõi.',
    'Nhân viên ở quầy đón tiếp thân thiện và kiên nhẫn.',
    'Gia đình tôi đã có một buổi chiều đáng nhớ.',
    'Buổi đọc sách tối qua làm tôi xúc động.',
    'Cà phê ở tầng hai ngon tuyệt.',
    'Năm sau chúng tôi chắc chắn sẽ quay lại.',
  ],
  criticism: [
    'Chúng tôi phải xếp hàng gần bốn mươi phút.',
    'Thiếu biển chỉ dẫn nên chúng tôi bị lạc hai lần.',
    'Hội trường lớn quá nóng.',
    'Ngồi phía sau hầu như không nghe thấy gì.',
  ],
  wishes: [
    'Mong có thêm nhiều lớp học vào cuối tuần.',
    'Chữ trên bảng giới thiệu nên to hơn.',
    'Cần một phòng yên tĩnh cho trẻ nhỏ.',
    'Xin hãy đăng các bài nói chuyện lên mạng.',
  ],
});
