import { defineLocale } from './locale.ts';

export const chinese = defineLocale({
  language: 'zh-CN',
  script: 'nonlatin',
  given: '伟:wei 秀英:xiuying 子涵:zihan 浩然:haoran 雨桐:yutong 建国:jianguo 思琪:siqi 晓明:xiaoming',
  family: '王:wang 李:li 张:zhang 刘:liu 陈:chen 欧阳:ouyang 赵:zhao 周:zhou',
  familyFirst: '',
  sentenceSpace: '',
  streets: ['人民路#号', '南京西路#号', '天府大道#号', '中山三路#号'],
  praise: [
    '展览布置得非常用心，灯光也很美。',
    '前台的工作人员热情又有耐心。',
    '我们全家度过了一个难忘的下午。',
    '晚上的朗读会让我非常感动。',
    '二楼的咖啡特别好喝，值得专程来一趟。',
    '明年我们一定会再来。',
  ],
  criticism: [
    '入口排队排了将近四十分钟。',
    '指示牌太少，我们迷路了两次。',
    '大厅里实在太热了。',
    '坐在后排几乎听不见声音。',
  ],
  wishes: [
    '希望周末能多安排一些工作坊。',
    '展品说明的字可以再大一点。',
    '最好有一间给小朋友休息的安静房间。',
    '能不能把讲座的录像放到网上？',
  ],
});
