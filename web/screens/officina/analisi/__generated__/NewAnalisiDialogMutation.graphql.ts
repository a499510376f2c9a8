/**
 * @generated SignedSource<<6f4bda8bbab436bc03ff1a22ba4f0ef4>>
 * @relayHash a8349e899ab379b0c13ec0c5c0627eb0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84f9922be7be5e13ad62465a01febdfe3700225f13199f147193e8529c26e1b2

import type { ConcreteRequest } from 'relay-runtime';
export type CreateAnalisiPostazioneInput = {
  configurazione?: ReadonlyArray<PostazioneAnalisiInput> | null;
  nome: string;
  ordini?: ReadonlyArray<number> | null;
  settimana?: string | null;
};
export type PostazioneAnalisiInput = {
  campi?: ReadonlyArray<string> | null;
  postazione?: string | null;
};
export type NewAnalisiDialogMutation$variables = {
  input: CreateAnalisiPostazioneInput;
};
export type NewAnalisiDialogMutation$data = {
  readonly createAnalisiPostazione: {
    readonly analisiPostazione: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type NewAnalisiDialogMutation = {
  response: NewAnalisiDialogMutation$data;
  variables: NewAnalisiDialogMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewAnalisiDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAnalisiPostazionePayload",
        "kind": "LinkedField",
        "name": "createAnalisiPostazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalisiPostazione",
            "kind": "LinkedField",
            "name": "analisiPostazione",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewAnalisiDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAnalisiPostazionePayload",
        "kind": "LinkedField",
        "name": "createAnalisiPostazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalisiPostazione",
            "kind": "LinkedField",
            "name": "analisiPostazione",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "84f9922be7be5e13ad62465a01febdfe3700225f13199f147193e8529c26e1b2",
    "metadata": {},
    "name": "NewAnalisiDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "32c3d31660699336759cc837d6e812b3";

export default node;
