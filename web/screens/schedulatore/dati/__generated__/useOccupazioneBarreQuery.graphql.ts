/**
 * @generated SignedSource<<6b5d5acac2e7abb4c5b0f9fe60c81dba>>
 * @relayHash c894d69017dfd33f661fa1ac39a5bb57
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0896310ec47021bd82e1498508bfc399d251e51552733986e749757f1dd6d437

import type { ConcreteRequest } from 'relay-runtime';
export type useOccupazioneBarreQuery$variables = {
  a: string;
  da: string;
  ordini: ReadonlyArray<number>;
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
    "id": "0896310ec47021bd82e1498508bfc399d251e51552733986e749757f1dd6d437",
    "metadata": {},
    "name": "useOccupazioneBarreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bbed1c78c8456587403ad24015f609cf";

export default node;
