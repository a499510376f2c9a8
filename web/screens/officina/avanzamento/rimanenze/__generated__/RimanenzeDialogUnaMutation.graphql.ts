/**
 * @generated SignedSource<<4ec2141fa4b05f3c3b52412693b40b06>>
 * @relayHash d0df597e8ac2dcb5ce06e4dfa2807fa0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b3e55331909b6ccb73318118496f982f66cd235d06562066f4884d7fcc35005

import type { ConcreteRequest } from 'relay-runtime';
export type RimanenzeDialogUnaMutation$variables = {
  lavorazione: number;
  ordine: number;
};
export type RimanenzeDialogUnaMutation$data = {
  readonly completaLavorazioneOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type RimanenzeDialogUnaMutation = {
  response: RimanenzeDialogUnaMutation$data;
  variables: RimanenzeDialogUnaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lavorazione"
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
            "name": "lavorazione",
            "variableName": "lavorazione"
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
    "concreteType": "CompletaLavorazioneOrdinePayload",
    "kind": "LinkedField",
    "name": "completaLavorazioneOrdine",
    "plural": false,
    "selections": [
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
    "name": "RimanenzeDialogUnaMutation",
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
    "name": "RimanenzeDialogUnaMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5b3e55331909b6ccb73318118496f982f66cd235d06562066f4884d7fcc35005",
    "metadata": {},
    "name": "RimanenzeDialogUnaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f1d44cbfc77c6d0efd4d99254fa27c9";

export default node;
