/**
 * @generated SignedSource<<6a4880636fd3ee3c3fe4cac26e5446c2>>
 * @relayHash a60d573a3eb2b9969476d6363a9d8362
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID decf05a865f80410762db14a14beb2ab39ff3b2ad9132a625b166aefeaccc773

import type { ConcreteRequest } from 'relay-runtime';
export type useOccupazioneBarreQuery$variables = {
  a: string;
  da: string;
  ordini?: ReadonlyArray<number> | null;
};
export type useOccupazioneBarreQuery$data = {
  readonly fasiInArco: unknown;
};
export type useOccupazioneBarreQuery = {
  response: useOccupazioneBarreQuery$data;
  variables: useOccupazioneBarreQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "a"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "da"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordini"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "fromDate",
        "variableName": "da"
      },
      {
        "kind": "Variable",
        "name": "ordini",
        "variableName": "ordini"
      },
      {
        "kind": "Variable",
        "name": "toDate",
        "variableName": "a"
      }
    ],
    "kind": "ScalarField",
    "name": "fasiInArco",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOccupazioneBarreQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOccupazioneBarreQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "decf05a865f80410762db14a14beb2ab39ff3b2ad9132a625b166aefeaccc773",
    "metadata": {},
    "name": "useOccupazioneBarreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41022352d5e987a264bf7a3415417fd3";

export default node;
