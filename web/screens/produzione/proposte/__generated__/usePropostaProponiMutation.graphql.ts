/**
 * @generated SignedSource<<03cb3cd98174cdc57b675344454cfc84>>
 * @relayHash 16e443d26966e32242d934129c46ba27
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f35ccef237b0184a517d5fe8d33cf0fd7517a78ce3e86620c080bf7e4e12bf0

import type { ConcreteRequest } from 'relay-runtime';
export type AmbitoRicerca = "celle_rotte" | "non_schedulati" | "periodo" | "selezione" | "tutti";
export type PrioritaPiano = "anticipo" | "cambi" | "inRitardo" | "ritardo";
export type RepartoFase = "banchi" | "macchine";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type TipoIpotesi = "fermo" | "fornitore" | "ore" | "persone" | "sabati" | "urgente";
export type ProponiPianoInput = {
  al?: string | null;
  ambito: AmbitoRicerca;
  congelatoFino?: string | null;
  dal?: string | null;
  ipotesi?: ReadonlyArray<IpotesiInput> | null;
  nome?: string | null;
  ordini?: ReadonlyArray<number> | null;
  passi?: number | null;
  pesi?: ReadonlyArray<PesoOrdineInput> | null;
  pesiCliente?: ReadonlyArray<PesoClienteInput> | null;
  priorita?: ReadonlyArray<PrioritaPiano> | null;
  secondi?: number | null;
  seme?: number | null;
  trattenuti?: ReadonlyArray<number> | null;
};
export type IpotesiInput = {
  al?: string | null;
  banchi?: number | null;
  dal?: string | null;
  fornitore?: number | null;
  macchine?: number | null;
  quanto?: number | null;
  reparto?: RepartoFase | null;
  tipo: TipoIpotesi;
};
export type PesoOrdineInput = {
  ordine: number;
  peso: number;
};
export type PesoClienteInput = {
  peso: number;
  tipo: TipoCliente;
};
export type usePropostaProponiMutation$variables = {
  input: ProponiPianoInput;
};
export type usePropostaProponiMutation$data = {
  readonly proponiPiano: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly proposta: {
      readonly pk: number;
    } | null;
  };
};
export type usePropostaProponiMutation = {
  response: usePropostaProponiMutation$data;
  variables: usePropostaProponiMutation$variables;
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
    "concreteType": "ProponiPianoPayload",
    "kind": "LinkedField",
    "name": "proponiPiano",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PropostaPiano",
        "kind": "LinkedField",
        "name": "proposta",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          }
        ],
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
    "name": "usePropostaProponiMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePropostaProponiMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5f35ccef237b0184a517d5fe8d33cf0fd7517a78ce3e86620c080bf7e4e12bf0",
    "metadata": {},
    "name": "usePropostaProponiMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f4c03fe9fbd3f6793e611bc134c61622";

export default node;
