/** Chinese text breaks anywhere; within these words not: what is left of them reads as another word. “满18周岁的” is one of them. */
export const wholeWords = [
  ...['信用卡', '二维码', '开户', '账户', '金额', '指令', '机构', '网站', '未满', '居民', '周岁的'],
  ...['内有', '系统', '即在', '行贿', '受贿', '贿赂', '法律', '地址', '范围', '路径', '索取', '表单'],
  ...['巴西雷亚尔', '巴西利亚时间', '非居民账户', '工作日', '办公室'],
];
