import { defineLocale } from './locale.ts';

export const korean = defineLocale({
  language: 'ko',
  script: 'nonlatin',
  given: '민준:minjun 서연:seoyeon 지우:jiwoo 현우:hyunwoo 수빈:subin 예은:yeeun 도윤:doyun 하늘:haneul',
  family: '김:kim 이:lee 박:park 최:choi 정:jung 강:kang 남궁:namgung',
  familyFirst: '',
  streets: ['세종대로 #', '해운대로 #', '종로 #', '첨단로 #'],
  praise: [
    '전시가 아름답고 이해하기 쉬웠습니다.',
    '안내 데스크 직원분들이 정말 친절했어요.',
    '가족과 함께 잊지 못할 오후를 보냈습니다.',
    '저녁 낭독회가 무척 감동적이었습니다.',
    '2층 카페 커피가 정말 맛있어요.',
    '내년에도 꼭 다시 오겠습니다.',
  ],
  criticism: [
    '입구에서 거의 사십 분이나 기다렸습니다.',
    '안내 표지판이 부족해서 두 번이나 길을 잃었어요.',
    '큰 홀이 너무 더웠습니다.',
    '뒷줄에서는 소리가 거의 들리지 않았어요.',
  ],
  wishes: [
    '주말 워크숍을 더 늘려 주세요.',
    '설명 글씨가 더 컸으면 좋겠습니다.',
    '어린아이를 위한 조용한 방이 필요해요.',
    '강연 영상을 인터넷에 올려 주실 수 있나요?',
  ],
});
