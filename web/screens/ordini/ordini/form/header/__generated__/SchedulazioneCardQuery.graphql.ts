/**
 * @generated SignedSource<<20ab9795a5417dae1e235c587fd680c7>>
 * @relayHash 1b6325bc0a63bcd3bd13b96086dbf57b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 106d05dc3f3eb524bb3126665dac6a38e61c74072b9becde83a29a93f7645206

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SchedulazioneCardQuery$variables = {
  pk: number;
};
export type SchedulazioneCardQuery$data = {
  readonly pianoOrdine: {
    readonly " $fragmentSpreads": FragmentRefs<"SchedulazioneCard_piano">;
  } | null;
};
export type SchedulazioneCardQuery = {
  response: SchedulazioneCardQuery$data;
  variables: SchedulazioneCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SchedulazioneCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SchedulazioneScheduler",
        "kind": "LinkedField",
        "name": "pianoOrdine",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SchedulazioneCard_piano"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SchedulazioneCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SchedulazioneScheduler",
        "kind": "LinkedField",
        "name": "pianoOrdine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "salvata",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FaseScheduler",
            "kind": "LinkedField",
            "name": "schedulazioni",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nomeFase",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inizio",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fine",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "106d05dc3f3eb524bb3126665dac6a38e61c74072b9becde83a29a93f7645206",
    "metadata": {},
    "name": "SchedulazioneCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f53840b3ff9d72b7d9ddd468aeb9745";

export default node;
