/**
 * @generated SignedSource<<0ba38362fe32263a97ce8b7880c23d28>>
 * @relayHash 3511183e8b9e03898fff2b1220d3f00f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88089b781fe3b67ca740ab4249951ad636820da392c83ee5503501a2bd7928d4

import type { ConcreteRequest } from 'relay-runtime';
export type OrdineClienteSendMutation$variables = {
  invia: boolean;
  ordine: number;
};
export type OrdineClienteSendMutation$data = {
  readonly sendLinkStatoOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly percorso: string | null;
  };
};
export type OrdineClienteSendMutation = {
  response: OrdineClienteSendMutation$data;
  variables: OrdineClienteSendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invia"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "invia",
            "variableName": "invia"
          },
          {
            "kind": "Variable",
            "name": "ordine",
            "variableName": "ordine"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "SendLinkStatoOrdinePayload",
    "kind": "LinkedField",
    "name": "sendLinkStatoOrdine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "percorso",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrdineClienteSendMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrdineClienteSendMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "88089b781fe3b67ca740ab4249951ad636820da392c83ee5503501a2bd7928d4",
    "metadata": {},
    "name": "OrdineClienteSendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9e15dc7aee7751d778b5b46c0530ffa";

export default node;
