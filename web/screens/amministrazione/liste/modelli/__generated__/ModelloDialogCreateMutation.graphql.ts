/**
 * @generated SignedSource<<90cb2bafaa7d9a56fe738887087bed62>>
 * @relayHash a91f8fb141d345914c55893f872a744c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7e320dde932598c0123ff0cfca4c55d5cce88937572ad0edc668ec09feff01d

import type { ConcreteRequest } from 'relay-runtime';
export type DestinatarioTemplate = "agente" | "cliente";
export type CreateEmailTemplateInput = {
  body: string;
  destinatario: DestinatarioTemplate;
  label: string;
  subject: string;
};
export type ModelloDialogCreateMutation$variables = {
  input: CreateEmailTemplateInput;
};
export type ModelloDialogCreateMutation$data = {
  readonly createEmailTemplate: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly modello: {
      readonly pk: number;
    } | null;
  };
};
export type ModelloDialogCreateMutation = {
  response: ModelloDialogCreateMutation$data;
  variables: ModelloDialogCreateMutation$variables;
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
    "name": "ModelloDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateEmailTemplatePayload",
        "kind": "LinkedField",
        "name": "createEmailTemplate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ModelloEmail",
            "kind": "LinkedField",
            "name": "modello",
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
    "name": "ModelloDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateEmailTemplatePayload",
        "kind": "LinkedField",
        "name": "createEmailTemplate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ModelloEmail",
            "kind": "LinkedField",
            "name": "modello",
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
    "id": "c7e320dde932598c0123ff0cfca4c55d5cce88937572ad0edc668ec09feff01d",
    "metadata": {},
    "name": "ModelloDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d5b398ce6796a306b6742b93e4f13ee";

export default node;
