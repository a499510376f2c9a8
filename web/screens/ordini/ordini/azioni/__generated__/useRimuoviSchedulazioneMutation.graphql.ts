/**
 * @generated SignedSource<<bcc3007328a0468681fb19b6cf6befb5>>
 * @relayHash cc9e897157061c5470dbbe15ab10e4c7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5999746765f94749ad80c1a42c27b8ea602168b8686a4627899ef5534ac2dc8

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveSchedulazioneInput = {
  fasi?: ReadonlyArray<string> | null;
  ordine: number;
};
export type useRimuoviSchedulazioneMutation$variables = {
  input: RemoveSchedulazioneInput;
};
export type useRimuoviSchedulazioneMutation$data = {
  readonly removeSchedulazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useRimuoviSchedulazioneMutation = {
  response: useRimuoviSchedulazioneMutation$data;
  variables: useRimuoviSchedulazioneMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemoveSchedulazionePayload",
    "kind": "LinkedField",
    "name": "removeSchedulazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRimuoviSchedulazioneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRimuoviSchedulazioneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b5999746765f94749ad80c1a42c27b8ea602168b8686a4627899ef5534ac2dc8",
    "metadata": {},
    "name": "useRimuoviSchedulazioneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b28c493aedccc0fd90e3c1359da44f22";

export default node;
